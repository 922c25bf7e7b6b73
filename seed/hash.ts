/** FNV-1a, as a number from 0 to 1: the seed's variations are the same at every run. */
export function chance(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619) >>> 0
  return value / 2 ** 32
}
