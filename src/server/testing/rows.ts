import type { Payload } from 'payload'
import { changesAfter as readChanges, type Change } from '../feed/changes.ts'

/** The rows of the change feed after one of them, in order. */
export const changesAfter = async (payload: Payload, id: number): Promise<Change[]> =>
  (await readChanges(payload, id, 100_000)).changes
