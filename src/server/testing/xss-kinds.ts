import { headingAnchors } from '../../domain/content/heading-anchors.ts'
import { embedHtml, formHtml, inlineText, richText } from '../pages/safe-html.ts'

/** Every kind of the gate, with its answer to any text as HTML: what the payload tests go through. */
export const kinds: Record<string, (payload: string) => string> = {
  rich: (payload) => richText(payload, 'en', headingAnchors([])),
  inline: (payload) => inlineText(payload, 'fr'),
  embed: (payload) => embedHtml(payload, `A "title" <of> it`, 'en') ?? '',
  form: (payload) => formHtml(payload) ?? '',
  // A payload inside what is allowed: its neighbours must not lend it their place.
  'form around': (payload) =>
    formHtml(
      `<form action="https://formspree.io/f/1" method="post"><label for="a">A</label><input id="a" name="a"><textarea name="b">${payload}</textarea>${payload}</form>`,
    ) ?? '',
  'embed around': (payload) =>
    embedHtml(`<iframe src="https://player.vimeo.com/video/1">${payload}</iframe>${payload}`, payload, 'en') ?? '',
}
