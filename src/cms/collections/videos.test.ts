import { expect, test } from 'vitest'
import { videos } from './videos.ts'

test('a video is headed by its title, and found by that of its file too', () =>
  expect(videos.admin).toMatchObject({ useAsTitle: 'title', listSearchableFields: ['title', 'filename'] }))
