import { expect, test } from 'vitest'
import {
  choosePictures,
  LARGEST_REVIEW_PICTURE,
  pictureErrors,
  readPictureAlt,
  readPictureFile,
  smallFile,
} from './review-picture.ts'

const file = (size: number, name = 'a.jpg') => ({ name, size })

test.each([
  [[], []],
  [[file(1), file(LARGEST_REVIEW_PICTURE)], []],
  [[file(1), file(LARGEST_REVIEW_PICTURE + 1, 'b.jpg')], [{ field: 'pictures', problem: 'too-large', name: 'b.jpg' }]],
  [[1, 2, 3, 4, 5].map(() => file(1)), [{ field: 'pictures', problem: 'too-many', name: '' }]],
])('%j are refused for %j', (files, errors) => expect(pictureErrors(files)).toEqual(errors))

const large = file(LARGEST_REVIEW_PICTURE + 1, 'large.jpg')
const named = (...names: string[]) => names.map((name) => file(1, name))
test.each([
  [named('a'), ['a'], []],
  [[large, ...named('a')], ['a'], ['too-large']],
  [named('a', 'b', 'c', 'd', 'e'), ['a', 'b', 'c', 'd'], ['too-many']],
  [[large, ...named('a', 'b', 'c', 'd')], ['a', 'b', 'c', 'd'], ['too-large']],
  [
    [large, ...named('a', 'b', 'c', 'd', 'e')],
    ['a', 'b', 'c', 'd'],
    ['too-large', 'too-many'],
  ],
  [[large, large, large, large, large], [], Array(5).fill('too-large')],
])('of %j what a review can have is kept', (files, names, problems) => {
  const { kept, errors } = choosePictures(files)
  expect([kept.map(({ name }) => name), errors.map(({ problem }) => problem)]).toEqual([names, problems])
})

test.each([
  [undefined, ''],
  [' Mud on  the cuff ', 'Mud on the cuff'],
  ['a'.repeat(121), { field: 'alt', problem: 'too-long' }],
  ['see www.spam.example', { field: 'alt', problem: 'link' }],
  ['<b>mud</b>', { field: 'alt', problem: 'markup' }],
])('what pictures show, %j, is read as %j', (typed, read) => expect(readPictureAlt(typed)).toEqual(read))

const own = `${'0a'.repeat(12)}.webp`
test.each([
  [own, { name: own, file: own }],
  [smallFile(own), { name: `small-${own}`, file: own }],
  ['', undefined],
  [`${own}.jpg`, undefined],
  [`../${own}`, undefined],
  [`x-${own}`, undefined],
  [own.toUpperCase(), undefined],
])('the address %s names %j', (name, found) => expect(readPictureFile(name)).toEqual(found))
