/**
 * How failures slow the next attempt down: so many are free, then the wait doubles from `firstMs` up to `mostMs`.
 * Times in milliseconds.
 */
export type DelayRule = {
  free: number
  firstMs: number
  mostMs: number
  /** After this long without a failure the count starts over. */
  forgetMs: number
}

const minute = 60_000

/**
 * What failures are counted by: a network address, an account, an account from one network (`here`), and an account by
 * who is signed in to it (`own`). Whoever signed in from a network before is not counted by the account there, or
 * strangers could hold up its owner; nor are staff, who are few and known. Of others an account's own wait stays short,
 * and a network's grows long.
 */
export const delayRules = {
  'sign-in address': { free: 10, firstMs: 2_000, mostMs: 15 * minute, forgetMs: 60 * minute },
  'sign-in account': { free: 5, firstMs: 1_000, mostMs: minute, forgetMs: 60 * minute },
  'sign-in here': { free: 5, firstMs: 1_000, mostMs: 15 * minute, forgetMs: 60 * minute },
  'sign-in own': { free: 5, firstMs: 1_000, mostMs: 15 * minute, forgetMs: 60 * minute },
  // A code is wrong three times at most, so it is not counted with passwords: neither holds up the other.
  'code account': { free: 10, firstMs: 1_000, mostMs: minute, forgetMs: 60 * minute },
  'code here': { free: 10, firstMs: 1_000, mostMs: 15 * minute, forgetMs: 60 * minute },
  'staff address': { free: 20, firstMs: minute, mostMs: 15 * minute, forgetMs: 60 * minute },
  'staff here': { free: 5, firstMs: minute / 2, mostMs: 15 * minute, forgetMs: 60 * minute },
  // Whoever comes this far knows the password: six digits are tried some hundred times a day at most, from everywhere.
  'staff code': { free: 5, firstMs: minute / 2, mostMs: 15 * minute, forgetMs: 60 * minute },
  // A campus, an office or a mobile network can share one address; each account has its own limit besides.
  'mail address': { free: 100, firstMs: minute, mostMs: 60 * minute, forgetMs: 120 * minute },
  'mail account': { free: 3, firstMs: minute, mostMs: 60 * minute, forgetMs: 120 * minute },
  'mail here': { free: 3, firstMs: minute, mostMs: 60 * minute, forgetMs: 120 * minute },
  'mail own': { free: 3, firstMs: minute, mostMs: 60 * minute, forgetMs: 120 * minute },
  'pin address': { free: 10, firstMs: minute, mostMs: 60 * minute, forgetMs: 24 * 60 * minute },
  'pin account': { free: 3, firstMs: minute, mostMs: 24 * 60 * minute, forgetMs: 7 * 24 * 60 * minute },
  'pin employee': { free: 5, firstMs: minute, mostMs: 24 * 60 * minute, forgetMs: 7 * 24 * 60 * minute },
} as const satisfies Record<string, DelayRule>
export type FailureCounter = keyof typeof delayRules

/** The wait after the so-many-th failure in a row, in milliseconds. */
export const growingDelay = (failures: number, { free, firstMs, mostMs }: DelayRule): number =>
  failures < free ? 0 : Math.min(mostMs, firstMs * 2 ** Math.min(failures - free, 40))
