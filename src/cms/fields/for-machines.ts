/** Of what only the shop itself reads: staff neither see it nor list or filter by it. */
export const forMachines = { hidden: true, disableListColumn: true, disableListFilter: true } as const
