/** How long a side panel takes to slide in or out (specification section 9; acceptance 91). */
export const SIDEBAR_MS = 300

/** How long an accordion takes to open or close (specification section 9; acceptance 93). */
export const ACCORDION_MS = 400
