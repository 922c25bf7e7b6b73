import { createContext, lazy, useContext, useState, type ComponentType, type ReactNode } from 'react'

type MissingProps = { retry(): void }
type DialogProps = { open: boolean; onClose(): void }

const Nothing = () => null
const Retry = createContext(() => {})

/** Says in a dialog that the connection is lost; the frame of the page has the words. */
export const NoConnection = createContext<(props: DialogProps & MissingProps) => ReactNode>(Nothing)

/**
 * A part whose code comes when it is first shown, below a `Suspense`. Where it does not come, as without a connection,
 * `Missing` stands in its place, by default nothing; it is asked for again by `retry`, and where the part is shown next.
 * React's own `lazy` would have a page of errors in the place of the whole page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props & MissingProps> = Nothing,
): ComponentType<Props> {
  const Lost = (props: Props) => <Missing {...props} retry={useContext(Retry)} />
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch {
        Latest = begin()
        return { default: Lost }
      }
    })
  let Latest: ComponentType<Props> = begin()
  return function Part(props: Props) {
    const [Own, setOwn] = useState(() => Latest)
    return (
      <Retry value={() => setOwn(() => Latest)}>
        <Own {...props} />
      </Retry>
    )
  }
}

/** What stands in the place of a dialog whose code did not come. */
export const LostDialog = (props: DialogProps & MissingProps): ReactNode => useContext(NoConnection)(props)

/** The same for what is shown only while it is open, and does not close itself. */
export function LostOpening({ retry }: MissingProps) {
  const [open, setOpen] = useState(true)
  return <LostDialog open={open} onClose={() => setOpen(false)} retry={retry} />
}

/** A dialog whose code comes with its first opening; where it does not come, the shopper reads so and tries again. */
export const lazyDialog = <Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazyPart<Props>(load, LostDialog)
