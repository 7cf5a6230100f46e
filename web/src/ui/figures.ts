// Numbers as they are printed: with a true minus, and with a sign where they are added.

export const figure = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);

export const signed = (number: number): string => (number < 0 ? figure(number) : `+${number}`);
