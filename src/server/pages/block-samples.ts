import type { SampleRefs } from './sample-refs.ts'
import type { BlockDoc } from '../../cms/from-doc/page-block.ts'
import { embeds } from './embed-samples.ts'
import { both } from './sample-words.ts'

/**
 * A page of every slice in every state, as an editor would save it: for `/dev/blocks`, and for the tests that look at
 * each of them.
 */
export function sampleLayout(refs: SampleRefs): Omit<BlockDoc, 'id'>[] {
  return [...bands(refs), ...running(refs), ...embeds(refs)]
}

const items = [
  {
    label: both('Shop rain jackets', 'Voir les imperméables'),
    link: both('/products/clothing/jackets', '/produits/vetements/manteaux'),
    importance: 'primary',
  },
  {
    label: both('Find a store near you', 'Trouver le magasin le plus près de chez vous'),
    link: both('/stores', '/magasins'),
    importance: 'normal',
  },
  {
    label: both('Read more', 'Lire la suite'),
    link: both('/explore/layering', '/explorer/systeme-multicouche'),
    importance: 'other',
  },
]

const bands = ({ categories, products, collection, pages, stores, wide }: SampleRefs): Omit<BlockDoc, 'id'>[] => [
  {
    blockType: 'hero',
    blockName: 'hero with all',
    heading: both('Winterproof, from the ankles up', 'Imperméabilisation hivernale, des chevilles à la tête'),
    text: both(
      'Boots, gaiters and the socks between them.',
      'Des bottes, des guêtres et les bas qu’il faut entre les deux.',
    ),
    picture: wide,
    items,
  },
  {
    blockType: 'hero',
    blockName: 'hero with words only',
    heading: both('Sorted', 'C’est rangé'),
    picture: wide,
    items: [],
  },
  { blockType: 'categorytiles', blockName: 'tiles', heading: both('Where to begin', 'Par où commencer'), categories },
  ...(['category', 'deals', 'new', 'top-sellers'] as const).map((source) => ({
    blockType: 'productcarousel',
    blockName: `carousel ${source}`,
    heading: both(`Products: ${source}`, `Produits : ${source}`),
    source,
    category: categories[0],
    limit: 8,
  })),
  {
    blockType: 'productcarousel',
    blockName: 'carousel collection',
    heading: both('Products of a collection', 'Produits d’une collection'),
    source: 'collection',
    collection,
    limit: 4,
  },
  {
    blockType: 'productcarousel',
    blockName: 'carousel search',
    heading: both('Products by a search', 'Produits par une recherche'),
    source: 'search',
    query: both('tent', 'tente'),
    limit: 8,
  },
  {
    blockType: 'productcarousel',
    blockName: 'carousel products',
    heading: both('Products by hand', 'Produits choisis à la main'),
    source: 'products',
    products,
    limit: 8,
  },
  { blockType: 'stories', blockName: 'stories', heading: both('Worth reading', 'À lire'), pages },
  {
    blockType: 'storeteaser',
    blockName: 'stores',
    heading: both('Come by', 'Passez nous voir'),
    text: both('Fittings by appointment.', 'Ajustements sur rendez-vous.'),
    stores,
  },
  ...[2, 3, 4].map((count) => ({
    blockType: 'columns',
    blockName: `columns ${count}`,
    heading: both(`In ${count} columns`, `En ${count} colonnes`),
    columns: columns.slice(0, count).map((column, at) => ({
      ...column,
      ...(count === 3 && { picture: wide }),
      ...(at === 0 && { link: both('/stores', '/magasins') }),
    })),
  })),
]

const columns = [
  {
    heading: both('Free from $50', 'Gratuit dès 50 $'),
    text: both('Standard shipping, anywhere in Canada.', 'La livraison standard, partout au Canada.'),
  },
  {
    heading: both('Sixty days', 'Soixante jours'),
    text: both('To change your mind, **worn or not**.', 'Pour changer d’idée, **porté ou non**.'),
  },
  {
    heading: both('Mended', 'Réparé'),
    text: both('- Tents\n- Zippers\n- Poles', '- Tentes\n- Fermetures éclair\n- Bâtons'),
  },
  {
    heading: both('Waterproofed', 'Imperméabilisation'),
    text: both('We wash and reproof it.', 'On le lave et on l’imperméabilise.'),
  },
]

const prose = {
  en: '## A heading\n\nWords with **weight**, *lean* and a [link of the shop](/stores) or [of elsewhere](https://www.canada.ca).\n\n### A smaller one\n\n- One\n- Two\n  - Deeper\n\n1. First\n2. Then\n\n> Somebody said this.\n\n| Layer | Weight |\n| --- | --- |\n| Base | 180 g |\n| Shell | 420 g |\n\n---\n\nAfter a rule.',
  fr: '## Un titre\n\nDes mots avec du **poids**, de la *pente* et un [lien de la boutique](/magasins) ou [d’ailleurs](https://www.canada.ca).\n\n### Un plus petit\n\n- Un\n- Deux\n  - Plus loin\n\n1. D’abord\n2. Ensuite\n\n> Quelqu’un a dit cela.\n\n| Couche | Poids |\n| --- | --- |\n| Base | 180 g |\n| Coquille | 420 g |\n\n---\n\nAprès un filet.',
}

const running = ({ wide, other }: SampleRefs): Omit<BlockDoc, 'id'>[] => [
  {
    blockType: 'markdowncopy',
    blockName: 'copy',
    copy: [{ text: prose }, { text: both('A second item of the list.', 'Un deuxième élément de la liste.') }],
  },
  {
    blockType: 'image',
    blockName: 'image with caption and link',
    picture: wide,
    caption: both(
      'Where it was taken: see the [stores](/stores).',
      'Où elle a été prise : voyez les [magasins](/magasins).',
    ),
    link: both('/stores', '/magasins'),
  },
  { blockType: 'image', blockName: 'image alone', picture: other },
  {
    blockType: 'vertimage',
    blockName: 'upright with copy',
    vert_image: wide,
    vert_copy: both('### Beside it\n\nWords about the picture.', '### À côté\n\nDes mots sur l’image.'),
    vert_link: both('/stores', '/magasins'),
  },
  { blockType: 'vertimage', blockName: 'upright alone', vert_image: other },
  { blockType: 'action', blockName: 'actions', items },
  ...['INFORMATION', 'SUCCESS', 'WARNING', 'ERROR'].map((alerttype) => ({
    blockType: 'inlinealert',
    blockName: `alert ${alerttype}`,
    text: both(
      `This is said as ${alerttype}, with a [link](/stores).`,
      `Ceci est dit comme ${alerttype}, avec un [lien](/magasins).`,
    ),
    alerttype,
  })),
  {
    blockType: 'dropdown',
    blockName: 'question closed',
    title: both('Is it closed at first?', 'Est-ce fermé au départ ?'),
    copy: both('Yes, until you open it.', 'Oui, jusqu’à ce que vous l’ouvriez.'),
    isopen: false,
  },
  {
    blockType: 'dropdown',
    blockName: 'question open',
    title: both('And this one?', 'Et celle-ci ?'),
    copy: both('It is open, and can be closed.', 'Elle est ouverte, et se ferme.'),
    isopen: true,
  },
]
