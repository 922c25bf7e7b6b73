/** An empty page of the same build: what `npm run bench` measures every other page's JavaScript against. */
export default function Empty() {
  return null
}
