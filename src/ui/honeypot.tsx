/** A field that no person sees or reaches: what fills it in is a machine, whose form the server drops. */
export const Honeypot = () => (
  <div aria-hidden="true" className="absolute left-[-999rem]">
    <input type="text" name="website" tabIndex={-1} autoComplete="off" />
  </div>
)
