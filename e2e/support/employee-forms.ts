import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import type { Locale } from '../../src/domain/locale.ts'
import { m as staff } from '../../src/paraglide-staff/messages.js'
import { alive, beginNew } from './admin-form.ts'
import { countClicks } from './count-clicks.ts'
import { admin, asStaff } from './staff.ts'

const save = { en: 'Save', fr: 'Enregistrer' } as const
const saved = { en: /successfully/, fr: /enregistrées|réussie/ } as const
const browserOf = { en: 'en-CA', fr: 'fr-CA' } as const

/**
 * An administrator in the built admin, at a desktop in a browser of the language, who gives and ends employee prices by
 * its forms; with a session already, unless the form is to grant it.
 */
export async function administrator(browser: Browser, locale: Locale, signIn: (page: Page) => Promise<void> = asStaff) {
  const page = await browser.newPage({ locale: browserOf[locale], viewport: { width: 1440, height: 900 } })
  const clicks = await countClicks(page)
  await signIn(page)
  const say = { locale }

  const open = async (path: string) => {
    await page.goto(`${admin}/admin/collections/${path}`)
    // What is typed into a form that is not alive yet is lost.
    await alive(page)
  }
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}( \\*)?$`) })
  const press = () => page.getByRole('button', { name: save[locale], exact: true }).click()
  /**
   * The note of a save stays for seconds: the answer tells this save's from that of the one before. The form takes no
   * press while it still works on what was typed last.
   */
  const saves = async () => {
    await expect(async () => {
      const answered = page.waitForResponse(
        (answer) => /^(POST|PATCH)$/.test(answer.request().method()) && /\/api\/employee/.test(answer.url()),
        { timeout: 8000 },
      )
      await Promise.all([answered, press()])
      expect((await answered).ok()).toBe(true)
    }).toPass({ timeout: 40_000 })
    await expect(page.getByText(saved[locale]).first()).toBeVisible()
  }

  /**
   * Each reason is shown, and the focus is at the first mistake. What a form still works on as it is refused comes after
   * the reasons and takes them away (Payload): whoever sees none presses again.
   */
  const isRefused = (reasons: string[], first: Locator) =>
    expect(async () => {
      await press()
      for (const reason of reasons) await expect(page.getByText(reason)).toBeVisible({ timeout: 5000 })
      await expect(first).toBeFocused({ timeout: 2000 })
    }).toPass({ timeout: 40_000 })

  const forms = {
    page,
    clicks,
    saves,
    isRefused,
    name: field(staff.label_name({}, say)),
    staffNumber: field(staff.label_staffNumber({}, say)),
    pin: field(staff.label_pin({}, say)),
    active: page.getByRole('checkbox', { name: new RegExp(`^${staff.label_employees_active({}, say)}`) }),

    newEmployee: () => open('employees/create'),

    /** From the first page of the admin, where the sign-in leads. */
    async writeEmployee({ name, staffNumber, pin }: { name: string; staffNumber: string; pin: string }) {
      await beginNew(page, 'employees')
      await forms.name.click()
      await page.keyboard.type(name)
      await page.keyboard.press('Tab')
      await page.keyboard.type(staffNumber)
      await page.keyboard.press('Tab')
      await page.keyboard.type(pin)
      await saves()
    },

    /** A rule that takes so many percent off everything. */
    async discount(name: string, percent: string) {
      await open('employee-rules/create')
      await forms.name.fill(name)
      await page.getByRole('spinbutton', { name: staff.label_percent({}, say) }).fill(percent)
      await saves()
    },

    /** Opens an employee from the list. */
    async find(name: string) {
      await page.goto(`${admin}/admin/collections/employees`)
      // Once it is alive the list writes its own address again, which would undo a press on the link.
      await expect(page).toHaveURL(/employees\?/)
      await page.getByRole('link', { name, exact: true }).click()
      await expect(forms.name).toHaveValue(name)
      await alive(page)
    },
  }
  return forms
}
