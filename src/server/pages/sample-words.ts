type Words = { en: string; fr: string }

export const both = (en: string, fr: string): Words => ({ en, fr })

/** A text that is the same in both languages. */
export const same = (text: string): Words => ({ en: text, fr: text })
