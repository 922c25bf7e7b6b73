/**
 * Which option of a list under a field is the active one after a key, by the ARIA pattern of a combobox; none is
 * `undefined`: then the field has the focus. `{}` is not an option, `undefined` leaves the key to the field. Arrows go
 * around through the field; Home and End belong to the text until an option is active.
 * @param active the active option, from 0
 */
export function activeAfter(key: string, active: number | undefined, count: number): { active?: number } | undefined {
  if (count === 0) return undefined
  const last = count - 1
  if (key === 'ArrowDown') return active === undefined ? { active: 0 } : active >= last ? {} : { active: active + 1 }
  if (key === 'ArrowUp') return active === undefined ? { active: last } : active <= 0 ? {} : { active: active - 1 }
  if (active === undefined) return undefined
  return key === 'Home' ? { active: 0 } : key === 'End' ? { active: last } : undefined
}
