/**
 * Payload's picker of days and hours has its captions and its words for screen readers in English alone, in a library
 * inside its own bundle, and the drawer of scheduled publications passes it nothing. They are put into French where
 * they are shown.
 */
const captions = new Map([
  ['Time', 'Heure'],
  ['Previous Month', 'Mois précédent'],
  ['Next Month', 'Mois suivant'],
  ['Previous Year', 'Année précédente'],
  ['Next Year', 'Année suivante'],
  ['Choose Date', 'Choisir une date'],
  ['Choose Time', 'Choisir une heure'],
  ['Choose Date and Time', 'Choisir une date et une heure'],
])
/** What comes before a day or month, which date-fns writes in French itself. */
const beginnings: [RegExp, string][] = [
  [/^Choose (?=\p{Ll})/u, 'Choisir le '],
  [/^Not available (?=\p{Ll})/u, 'Non offert : le '],
  [/^Month +(\p{Ll}+), /u, 'Mois : $1 '],
  [/^Selected date: ?/, 'Date choisie : '],
]

/** A caption or a word for screen readers in French; anything else stays. */
export const frenchCaption = (text: string): string =>
  captions.get(text.trim()) ?? beginnings.reduce((said, [from, to]) => said.replace(from, to), text)

/** Puts the pickers of a page into French; what already is stays untouched, so that no change follows from it. */
export function sayFrenchPickers(page: ParentNode): void {
  for (const picker of page.querySelectorAll('.react-datepicker')) {
    for (const labelled of [picker, ...picker.querySelectorAll('[aria-label]')]) {
      const label = labelled.getAttribute('aria-label')
      if (label !== null && frenchCaption(label) !== label) labelled.setAttribute('aria-label', frenchCaption(label))
    }
    for (const shown of picker.querySelectorAll(
      '.react-datepicker-time__header, .react-datepicker-time__caption, .react-datepicker__navigation-icon, .react-datepicker__aria-live',
    )) {
      const [text] = shown.childNodes
      const words = text?.nodeValue ?? ''
      if (text && frenchCaption(words) !== words) text.nodeValue = frenchCaption(words)
    }
  }
  // In the drawer of scheduled publications, the choice of all languages.
  for (const choice of page.querySelectorAll('.schedule-publish .rs__single-value, .schedule-publish .rs__option')) {
    const [text] = choice.childNodes
    if (text?.nodeValue === 'All') text.nodeValue = 'Toutes les langues'
  }
}
