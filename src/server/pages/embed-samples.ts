import type { BlockDoc } from '../../cms/from-doc/page-block.ts'
import type { SampleRefs } from './sample-refs.ts'
import { both, same } from './sample-words.ts'

const player = (src: string) => same(`<iframe src="${src}" width="640" height="360"></iframe>`)

/** Videos, frames and forms of other sites, and our own videos. */
export const embeds = ({ wide, video }: SampleRefs): Omit<BlockDoc, 'id'>[] => [
  {
    blockType: 'mediaembed',
    blockName: 'video with a poster',
    source: 'embed',
    opens: 'in-place',
    title: both('How to wax skis', 'Comment farter des skis'),
    provider_name: 'YouTube',
    width: 1280,
    height: 720,
    html: player('https://www.youtube.com/embed/aqz-KE-bpKQ'),
    poster: wide,
  },
  {
    blockType: 'mediaembed',
    blockName: 'video without a poster',
    source: 'embed',
    opens: 'in-place',
    title: both('A day on the portage', 'Une journée de portage'),
    provider_name: 'Vimeo',
    width: 1280,
    height: 540,
    html: player('https://player.vimeo.com/video/76979871'),
  },
  {
    blockType: 'mediaembed',
    blockName: 'video over the page',
    source: 'embed',
    opens: 'modal',
    title: both('Pitching a tent in wind', 'Monter une tente dans le vent'),
    provider_name: 'Vimeo',
    width: 960,
    height: 540,
    html: player('https://player.vimeo.com/video/22439234'),
    poster: wide,
  },
  ...(video === undefined
    ? []
    : (['in-place', 'modal'] as const).map((opens) => ({
        blockType: 'mediaembed',
        blockName: `own video ${opens}`,
        source: 'own',
        opens,
        video,
        title: both('Snow on the lake', 'La neige sur le lac'),
        width: 640,
        height: 360,
        poster: wide,
      }))),
  {
    blockType: 'iframeembed',
    blockName: 'frame',
    iframe_url: same('https://www.openstreetmap.org/export/embed.html?bbox=-75.8%2C45.3%2C-75.6%2C45.5'),
    title: both('Map of Ottawa', 'Carte d’Ottawa'),
    width: 800,
    height: 450,
  },
  {
    blockType: 'formembed',
    blockName: 'form',
    embedcode: both(
      '<form action="https://formspree.io/f/sample" method="post"><label for="n">Name</label><input id="n" name="name" required><label for="t">Trip</label><select id="t" name="trip"><option>Day</option><option>Weekend</option></select><label for="w">Words</label><textarea id="w" name="words"></textarea><button type="submit">Send</button></form>',
      '<form action="https://formspree.io/f/sample" method="post"><label for="n">Nom</label><input id="n" name="name" required><label for="t">Sortie</label><select id="t" name="trip"><option>Un jour</option><option>Une fin de semaine</option></select><label for="w">Message</label><textarea id="w" name="words"></textarea><button type="submit">Envoyer</button></form>',
    ),
  },
]
