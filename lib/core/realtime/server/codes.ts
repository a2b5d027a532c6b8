/** The close codes of the protocol: after 4000 to 4099 clients do not reconnect, after 41xx later, after 42xx at once. */
export const codes = {
  unknownApp: 4001,
  badProtocol: 4006,
  unsupportedProtocol: 4007,
  noProtocol: 4008,
  unauthorized: 4009,
  overCapacity: 4100,
  noPong: 4201,
  rejected: 4300,
  tooManyClientEvents: 4301,
  goingAway: 1001,
  unsupportedData: 1003,
} as const;
