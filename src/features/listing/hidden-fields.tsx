/** The hidden fields of a GET form. */
export const HiddenFields = ({ values }: { values: [name: string, value: string][] }) =>
  values.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
