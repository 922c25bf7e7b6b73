import { expect, test } from 'vitest'
import { searchImage } from './search-image.ts'

test('the shop’s own picture comes in small, with quality 65 (acceptance 127)', () =>
  expect(searchImage('/media/tente%20rouge.jpg?w=320&q=65')).toEqual({
    src: '/media/tente%20rouge.jpg?w=120&q=65',
    srcSet:
      '/media/tente%20rouge.jpg?w=60&q=65 60w, /media/tente%20rouge.jpg?w=120&q=65 120w, /media/tente%20rouge.jpg?w=200&q=65 200w',
  }))

test.each([['https://images.example/a.jpg'], ['/other/a.jpg']])('%s stays as it is', (image) =>
  expect(searchImage(image)).toEqual({ src: image }),
)

test('a damaged name breaks nothing', () => expect(searchImage('/media/%E0.jpg').src).toContain('/media/%25E0.jpg'))
