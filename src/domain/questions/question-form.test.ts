import { expect, test } from 'vitest'
import { readQuestion } from './question-form.ts'

test.each<[Record<string, unknown>, unknown]>([
  [{ text: ' Is the fly  sold alone? ' }, { text: 'Is the fly sold alone?', author: '' }],
  [
    { text: 'Is it warm?', author: 'Maya', email: ' maya@Example.com ' },
    { text: 'Is it warm?', author: 'Maya', email: 'maya@example.com' },
  ],
  [{}, [{ field: 'text', problem: 'missing' }]],
  [{ text: 7 }, [{ field: 'text', problem: 'missing' }]],
  [{ text: 'a'.repeat(10_000) }, [{ field: 'text', problem: 'too-long' }]],
  [{ text: 'Cheaper at www.spam.example' }, [{ field: 'text', problem: 'link' }]],
  [{ text: '<script>alert(1)</script>' }, [{ field: 'text', problem: 'markup' }]],
  [{ text: 'Is it warm?', author: 'me@spam.example' }, [{ field: 'author', problem: 'link' }]],
  [{ text: 'Is it warm?', email: 'maya' }, [{ field: 'email', problem: 'no-email' }]],
  [
    { text: '', author: 'a'.repeat(41), email: 'x' },
    [
      { field: 'author', problem: 'too-long' },
      { field: 'text', problem: 'missing' },
      { field: 'email', problem: 'no-email' },
    ],
  ],
])('%j is read as %j', (form, read) => expect(readQuestion(form)).toEqual(read))
