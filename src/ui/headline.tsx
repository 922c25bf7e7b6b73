/** Letters of a compound that fits a line of the narrowest window: in the largest type, and in that of a list. */
const [LONGEST, LONGEST_LISTED] = [11, 16]

const compounds = /([\p{L}\p{N}’]+(?:-[\p{L}\p{N}’]+)+)/u

/**
 * The words of a headline. A compound such as “garde-robe” is one word: a short one is not torn apart at its hyphen,
 * which browsers would do before any other place. Its letters stay what they are, to be copied and found.
 */
export const Headline = ({ children, longest = LONGEST }: { children: string; longest?: number }) =>
  children.split(compounds).map((part, at) =>
    at % 2 === 1 && part.length <= longest ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )

/** The same in the type of a list or a line. */
export const ListedTitle = ({ children }: { children: string }) => (
  <Headline longest={LONGEST_LISTED}>{children}</Headline>
)
