import type { Both } from './locale.ts'

type Names = { weekdayNames: string[]; monthNames: string[] }
const words = (text: string) => text.split(' ')

/**
 * The names of days, from Sunday, and of months, as `Intl` has them in Canada. Written here, since the first format that
 * a browser makes reads its tables: 15 ms, on a phone 60, before a page is alive.
 */
export const dayNames: Both<{ long: Names; short: Names }> = {
  en: {
    long: {
      weekdayNames: words('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
      monthNames: words('January February March April May June July August September October November December'),
    },
    short: {
      weekdayNames: words('Sun Mon Tue Wed Thu Fri Sat'),
      monthNames: words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    },
  },
  fr: {
    long: {
      weekdayNames: words('dimanche lundi mardi mercredi jeudi vendredi samedi'),
      monthNames: words('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
    },
    short: {
      weekdayNames: words('dim. lun. mar. mer. jeu. ven. sam.'),
      monthNames: words('janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.'),
    },
  },
}
