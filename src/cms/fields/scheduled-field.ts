import type { UIField } from 'payload'

/** At the top of a form: what is scheduled, and for when. */
export const scheduledField = (): UIField => ({
  name: 'scheduled',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/src/cms/fields/scheduled.tsx#Scheduled' },
  },
})
