/** What a GET form carries along unseen. */
export const HiddenFields = ({ values }: { values: [name: string, value: string][] }) =>
  values.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
