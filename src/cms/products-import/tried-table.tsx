import type { SayImport } from './import-words.ts'
import type { TriedImport } from './use-products-import.ts'

/** What an import would do: each product, and each of its fields that would change. */
export function TriedTable({ tried: { differences }, say }: { tried: TriedImport; say: SayImport }) {
  if (differences.length === 0) return null
  return (
    <div className="products-import__scroll">
      <table>
        <thead>
          <tr>
            {(['product', 'field', 'before', 'after'] as const).map((column) => (
              <th key={column} scope="col">
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        {differences.map(({ code, title, isNew, isDraft, fields }) => (
          <tbody key={code}>
            {(fields.length > 0 ? fields : [undefined]).map((each, at) => (
              <tr key={each ? `${each.field} ${each.from} ${each.to}` : code}>
                {at === 0 && (
                  <th scope="rowgroup" rowSpan={Math.max(fields.length, 1)}>
                    {code}
                    <span className="products-import__title">{title}</span>
                  </th>
                )}
                {each ? (
                  <>
                    <td>{each.field}</td>
                    <td className="products-import__value">{each.from || '–'}</td>
                    <td className="products-import__value">{each.to || '–'}</td>
                  </>
                ) : (
                  <td colSpan={3}>
                    {say(isNew ? (isDraft ? 'newDraft' : 'newProduct') : isDraft ? 'unpublished' : 'published')}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
