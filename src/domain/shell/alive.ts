/** The event by which the page says that React runs in it: what was pressed before is done now (late-start.ts). */
export const ALIVE = 'portage:alive'
