import { expect, test } from 'vitest'
import { uploadName } from './upload-name.ts'

test.each([
  ['tent.png', 'png', 'tent.png'],
  ['Été à Banff.PNG', 'jpg', 'Ete-a-Banff.jpg'],
  ['cœur & sœurs (2).jpeg', 'jpg', 'coeur-soeurs-2.jpg'],
  ['Screenshot 2026-11-21 at 10.00.12.png', 'png', 'Screenshot-2026-11-21-at-10-00-12.png'],
  ['page.html', 'png', 'page.png'],
  ['no-ending', 'webm', 'no-ending.webm'],
  ['../../etc/passwd.png', 'png', 'etc-passwd.png'],
  ['_hidden.png', 'png', 'hidden.png'],
  ['山.png', 'png', 'file.png'],
  [`${'a'.repeat(300)}.png`, 'png', `${'a'.repeat(80)}.png`],
])('%s, a %s, is stored as %s', (name, ending, stored) => expect(uploadName(name, ending)).toBe(stored))
