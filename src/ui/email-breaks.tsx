import { Fragment } from 'react'

const addresses = /(\S+@\S+)/u
/** Before “@” and the dots of an address, not before the one that ends its sentence. */
const places = /(?=[@.]\w)/u

/** Text whose email addresses break at their signs where a line is too short for them, rather than inside of a word. */
export const EmailBreaks = ({ children }: { children: string }) =>
  children.split(addresses).map((text, at) =>
    at % 2 === 0
      ? text
      : text.split(places).map((part, place) => (
          <Fragment key={`${at} ${place}`}>
            {place > 0 && <wbr />}
            {part}
          </Fragment>
        )),
  )
