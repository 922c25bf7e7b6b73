import { expect, test } from 'vitest'
import { isNoSpace } from './disk.ts'

test.each([
  ['Error: ENOSPC: no space left on device, copyfile', true],
  ['Error: database or disk is full', true],
  ['BackupRefused: pg_dump failed: could not write to file: No space left on device', true],
  ['Error: EACCES: permission denied, mkdir', false],
])('%j says that the disk is full: %s', (words, expected) => expect(isNoSpace(words)).toBe(expected))
