import { expect, test, vi } from 'vitest'
import { translateToasts } from './toast-words.ts'

test('what Payload says of several files is in the language of the admin', () => {
  const shown = [
    { id: 1, type: 'success' as const, title: 'Successfully saved 3 files' },
    { id: 2, type: 'error' as const, title: 'Failed to save 1 files' },
    { id: 3, type: 'error' as const, title: 'Failed to fetch the file.' },
    { id: 4, type: 'success' as const, title: 'Modifications enregistrées.' },
    { id: 5, dismiss: true },
  ]
  const [error, success] = [vi.fn<(...given: unknown[]) => number>(), vi.fn<(...given: unknown[]) => number>()]
  translateToasts({ getToasts: () => shown, error, success }, 'fr')
  expect(success.mock.calls).toEqual([['Fichiers enregistrés\u00a0: 3.', { id: 1 }]])
  expect(error.mock.calls).toEqual([
    ['Fichiers non enregistrés\u00a0: 1.', { id: 2 }],
    ['Aucun fichier lisible à cette adresse.', { id: 3 }],
  ])
})
