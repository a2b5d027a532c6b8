export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const addMinutes = (date: Date, minutes: number) => new Date(date.getTime() + minutes * minuteMs);
export const addHours = (date: Date, hours: number) => new Date(date.getTime() + hours * hourMs);
export const addDays = (date: Date, days: number) => new Date(date.getTime() + days * dayMs);
