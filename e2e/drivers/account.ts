import { expect, type Page } from '@playwright/test'
import type { ShopServer } from './shop-server.ts'

const words = {
  en: {
    account: 'Your account',
    logIn: 'Log in',
    forgot: 'Forgot your password?',
    byCode: 'Log in with a code',
    signUp: 'Create an account',
    email: 'Email',
    phone: 'Phone',
    firstName: 'First name',
    lastName: 'Last name',
    password: 'Password',
    goOn: 'Continue',
    sendCode: 'Send code',
    code: 'Code',
    resend: 'Send a new code',
    newPassword: 'New password',
    again: 'Confirm new password',
    save: 'Save and log in',
  },
  es: {
    account: 'Tu cuenta',
    logIn: 'Iniciar sesión',
    forgot: '¿Olvidaste tu contraseña?',
    byCode: 'Iniciar sesión con un código',
    signUp: 'Crear una cuenta',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    firstName: 'Nombre',
    lastName: 'Apellido',
    password: 'Contraseña',
    goOn: 'Continuar',
    sendCode: 'Enviar código',
    code: 'Código',
    resend: 'Enviar otro código',
    newPassword: 'Contraseña nueva',
    again: 'Confirma la contraseña nueva',
    save: 'Guardar e iniciar sesión',
  },
}

export function account(page: Page, locale: keyof typeof words = 'en') {
  const say = words[locale]
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const form = {
    open: page.getByRole('button', { name: say.account }),
    logIn: button(say.logIn),
    forgot: button(say.forgot),
    byCode: button(say.byCode),
    signUp: button(say.signUp),
    email: field(say.email),
    phone: field(say.phone),
    firstName: field(say.firstName),
    lastName: field(say.lastName),
    password: field(say.password),
    goOn: button(say.goOn),
    sendCode: button(say.sendCode),
    code: field(say.code),
    resend: button(say.resend),
    newPassword: field(say.newPassword),
    again: field(say.again),
    save: button(say.save),
    alert: page.getByRole('alert'),
  }
  return {
    ...form,
    logInAs: async (email: string, password: string) => {
      await form.email.fill(email)
      await form.goOn.click()
      await form.password.fill(password)
      await form.logIn.click()
    },
  }
}

/** Returns the text of the newest mail to this address, from a shop that keeps its mails on disk. */
export async function mailTo(page: Page, server: ShopServer, to: string, mails: number): Promise<string> {
  const list = async () => (await page.request.get(server.at('/dev/outbox'))).text()
  const rows = async () =>
    [...(await list()).matchAll(/<a href="([^"]+)">[^<]*<\/a><br><small>to ([^,]+),/g)].filter(
      ([, , who]) => who === to,
    )
  await expect.poll(async () => (await rows()).length).toBe(mails)
  const [newest] = await rows()
  return (await page.request.get(server.at(newest?.[1] ?? ''))).text()
}

/** Waits for the newest code sent to a phone: the server sends the message after its answer. */
export async function newestPhoneCode(page: Page, server: Pick<ShopServer, 'at'>): Promise<string> {
  const read = async (path: string) => (await page.request.get(server.at(path))).text()
  let code = ''
  await expect(async () => {
    const [, newest] = /<a href="([^"]+)">Text message<\/a>/.exec(await read('/dev/outbox')) ?? []
    expect(newest, 'a text message in the outbox').toBeDefined()
    ;[, code = ''] = /<pre>[^<]*?\b(\d{6})\b/.exec(await read(newest ?? '')) ?? []
    expect(code, 'a code in the newest text message').not.toBe('')
  }).toPass()
  return code
}
