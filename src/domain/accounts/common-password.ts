/**
 * Whether a password is among the first that an attacker tries. The words are of our own choosing, after what the
 * yearly counts of leaked passwords by the UK's NCSC (“PwnedPasswordsTop100k”, 2019) and NordPass (2019–2024, with
 * Canada's own) report as most common, in English and in French: keyboard rows, the word password itself, greetings,
 * names, sports, places. Digits and marks around a word do not save it, nor do the usual letters in disguise
 * (`p@ssw0rd2024!`).
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const plain = password.toLowerCase()
  if (isRun(plain) || new Set(plain).size < 4) return true
  const letters = undisguised(plain.replace(/[^a-z]+$/, '')).replace(/[^a-z]/g, '')
  const bare = plain.replace(/[^a-z]/g, '')
  const isWord = (text: string) => words.has(text) || words.has(half(text))
  if (isWord(letters) || isWord(bare) || (bare === '' && digits.has(plain.replace(/\D/g, '')))) return true
  return own.some((name) => name.length >= 3 && plain.includes(name.toLowerCase()) && plain.length - name.length < 6)
}

/** A text written twice over is the text: `hockeyhockey`. */
const half = (text: string) =>
  text.length % 2 === 0 && text.slice(0, text.length / 2) === text.slice(text.length / 2)
    ? text.slice(0, text.length / 2)
    : text

const undisguised = (text: string) =>
  text
    .replace(/[@4]/g, 'a')
    .replace(/[3€]/g, 'e')
    .replace(/[1!|](?=[a-z])/g, 'i')
    .replace(/0(?=[a-z])|(?<=[a-z])0/g, 'o')
    .replace(/[$5](?=[a-z])/g, 's')
    .replace(/7(?=[a-z])/g, 't')

/** `abcdefghij`, `0987654321`, `aaaaaaaaaa`: each character a fixed step from the one before. */
function isRun(text: string): boolean {
  const steps = new Set(
    [...text].slice(1).map((character, at) => (character.codePointAt(0) ?? 0) - (text.codePointAt(at) ?? 0)),
  )
  return (
    steps.size <= 1 ||
    [...steps].every((step) => [1, -9].includes(step)) ||
    [...steps].every((step) => [-1, 9].includes(step))
  )
}

const digits = new Set([
  '1234567890',
  '12345678910',
  '0123456789',
  '1123581321',
  '1231231231',
  '123123123',
  '1212121212',
  '1122334455',
  '112233445566',
  '9876543210',
  '0987654321',
  '1234554321',
  '12345678900',
  '7777777777',
  '3141592653',
  '31415926535',
])

const words = new Set(
  `password passwd passw passe motdepasse monmotdepasse mypassword pass secret admin administrator root user guest test tester testing login welcome bienvenue bonjour salut allo coucou hello
  qwerty qwertyuiop qwertyui qwert asdfgh asdfghjkl asdfghjk zxcvbn zxcvbnm azerty azertyuiop azertyui qsdfghjklm wxcvbn qazwsx qazwsxedc wsxedc qwe asd zxc qweasd qweasdzxc qwer asdf zxcv abc abcd abcdef aqwzsx qwaszx
  letmein trustno iloveyou ilovey jetaime jtm mamour monamour amour love lover lovely loveme chocolat chocolate cheese cookie sunshine soleil princess princesse prince dragon monkey shadow master
  football baseball hockey soccer basketball rugby tennis jordan superman batman spiderman starwars pokemon pikachu naruto minecraft fortnite freedom liberte whatever nothing computer ordinateur internet samsung google facebook
  canada quebec montreal toronto vancouver calgary ottawa edmonton winnipeg halifax canadiens canadien habs leafs mapleleafs oilers flames canucks senators senateurs jets nordiques gretzky
  summer winter spring autumn ete hiver printemps automne january february monday friday lundi vendredi december decembre
  michael jennifer jessica ashley daniel charlie thomas andrew joshua matthew anthony robert william nicole michelle amanda melissa hannah jasmine alexandre nicolas julien camille isabelle marie antoine
  loulou doudou minou chouchou coeur papillon marseille caramel vanille tigger buster ginger pepper killer ranger hunter hunting fishing camping outdoor outdoors portage portageshop gearshop changeme default temp demo changemoi defaut`
    .split(/\s+/)
    .filter(Boolean),
)
