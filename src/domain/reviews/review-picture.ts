import { plainText, textProblem, type TextProblem } from './shopper-text.ts'

/** The most pictures of a review, the most bytes of each, and of the form that brings them. */
export const MOST_PICTURES = 4
export const LARGEST_REVIEW_PICTURE = 10_000_000
export const LARGEST_REVIEW_FORM = MOST_PICTURES * LARGEST_REVIEW_PICTURE + 64 * 1024
/** The most characters that say what the pictures show. */
export const LONGEST_ALT = 120
/** What the form lets one choose; what a file is, its bytes say. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** A picture of a shopper's, as pages show it. */
export type ReviewPicture = {
  file: string
  /** Pixels of the large one. */
  width: number
  height: number
  /** What it shows in the reviewer's words; empty where they gave none. */
  alt: string
}

/** Why pictures were refused. */
export type PictureProblem = 'too-many' | 'too-large' | 'no-picture'
/** `name` is the file it concerns, as the shopper's device calls it; empty where it is all of them. */
export type PictureError =
  | { field: 'pictures'; problem: PictureProblem; name: string }
  | { field: 'alt'; problem: TextProblem }

/** What is wrong with the number and the sizes of the files. */
export function pictureErrors(files: readonly { name: string; size: number }[]): PictureError[] {
  if (files.length > MOST_PICTURES) return [{ field: 'pictures', problem: 'too-many', name: '' }]
  return files.filter(isTooLarge).map(({ name }) => ({ field: 'pictures', problem: 'too-large', name }))
}

/** Of the files that a shopper chose those that a review can have, and what is wrong with the others. */
export function choosePictures<Chosen extends { name: string; size: number }>(
  files: readonly Chosen[],
): { kept: Chosen[]; errors: PictureError[] } {
  const good = files.filter((file) => !isTooLarge(file))
  const large = files.filter(isTooLarge).flatMap((file) => pictureErrors([file]))
  return { kept: good.slice(0, MOST_PICTURES), errors: [...large, ...pictureErrors(good)] }
}

const isTooLarge = ({ size }: { size: number }): boolean => size > LARGEST_REVIEW_PICTURE

/**
 * What the reviewer says the pictures show, by the rules of all they write.
 * @param typed untrusted
 */
export function readPictureAlt(typed: unknown): string | PictureError {
  const alt = plainText(typed)
  const problem = textProblem(alt, LONGEST_ALT)
  return problem ? { field: 'alt', problem } : alt
}

const FILE = /^(small-)?([0-9a-f]{24}\.webp)$/

/** The name under which the small picture of a file is stored. */
export const smallFile = (file: string): string => `small-${file}`

/** The file that an address names, and the picture it is of; undefined for what no picture is called. */
export function readPictureFile(name: string): { name: string; file: string } | undefined {
  const file = FILE.exec(name)?.[2]
  return file === undefined ? undefined : { name, file }
}

/** What the admin shows of a review's pictures; refused ones too. */
export type StaffPicture = { id: number; file: string; alt: string; isRefused: boolean }

/** The pictures that a form or a list of the admin was given. */
export const staffPictures = (given: unknown): StaffPicture[] => (Array.isArray(given) ? given.filter(isPicture) : [])

const isPicture = (given: unknown): given is StaffPicture =>
  typeof given === 'object' && given !== null && 'id' in given && 'file' in given && 'isRefused' in given
