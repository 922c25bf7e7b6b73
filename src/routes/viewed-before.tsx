import { latePart } from '../ui/late-part.tsx'

/** What the browser looked at before and what goes with it, where nothing was found: most shoppers never load it. */
export const ViewedBefore = latePart(
  'viewed-before',
  async () => (await import('./viewed-companions.tsx')).ViewedWithCompanions,
)
