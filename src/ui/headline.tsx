/** Letters of a compound that fits a line of the narrowest window in the largest type (ours). */
const LONGEST = 11

/**
 * The words of a headline. A compound such as “garde-robe” is one word: a short one is not torn apart at its hyphen,
 * which browsers would do before any other place.
 */
export const Headline = ({ children }: { children: string }) =>
  children.split(/(\p{L}+(?:-\p{L}+)+)/u).map((part, at) =>
    at % 2 === 1 && part.length <= LONGEST ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
