/** What is found for each of them, one after the other: what is limited to so many at once may be asked for by more. */
export async function oneByOne<Key extends string, Found>(
  keys: readonly Key[],
  find: (key: Key) => Promise<Found>,
): Promise<Record<string, Found>> {
  const found: [Key, Found][] = []
  for (const key of keys) found.push([key, await find(key)])
  return Object.fromEntries(found)
}
