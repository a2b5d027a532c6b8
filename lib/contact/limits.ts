export const contactLimits = { name: 80, email: 254, content: 5000 } as const;
