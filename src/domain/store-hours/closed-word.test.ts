import { expect, test } from 'vitest'
import { isClosedWord } from './closed-word.ts'

// acceptance 141
test.each(['closed', 'Closed', ' CLOSE ', 'fermé', 'FERMÉ', 'Ferme', 'ferme\u0301', 'FERME\u0301', '\u00a0fermé\n'])(
  '"%s" is closed',
  (text) => expect(isClosedWord(text)).toBe(true),
)

test.each(['closes at 5', 'closed early', 'disclosed', 'fermée', 'fermé le midi', 'clos', '10:00', '', ' '])(
  '"%s" is not',
  (text) => expect(isClosedWord(text)).toBe(false),
)
