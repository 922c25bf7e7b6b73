/** Payload’s own English where it is wrong, or speaks to whoever is signed in as if they were not; by part and key. */
export const payloadEnglish = {
  error: {
    followingFieldsInvalid_one: 'Field to correct:',
    followingFieldsInvalid_other: 'Fields to correct:',
    notAllowedToAccessPage: 'Your role doesn’t give you access to this page.',
    unauthorized: 'No access',
  },
  general: { noLabel: '–', true: 'Yes', false: 'No' },
}
