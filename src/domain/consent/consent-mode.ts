import type { ConsentChoice } from './optanon.ts'

type Word = 'granted' | 'denied'

/** The signals of Google's Consent Mode v2. */
export type ConsentMode = Record<
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'
  | 'analytics_storage'
  | 'functionality_storage'
  | 'personalization_storage',
  Word
> & { security_storage: 'granted' }

/**
 * What a choice means to Google's tags: C0002 is analytics, C0003 functions, C0004 advertising. C0005 is not a signal
 * of theirs.
 */
export const consentMode = ({ C0002, C0003, C0004 }: ConsentChoice): ConsentMode => ({
  ad_storage: word(C0004),
  ad_user_data: word(C0004),
  ad_personalization: word(C0004),
  analytics_storage: word(C0002),
  functionality_storage: word(C0003),
  personalization_storage: word(C0003),
  security_storage: 'granted',
})

const word = (granted: boolean): Word => (granted ? 'granted' : 'denied')
