/** In the order of `Date`. Beside the rest of time, since every page reads the hours of a favourite store. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type Weekday = (typeof weekdays)[number]
