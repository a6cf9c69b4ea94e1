import { type APIRequestContext, expect } from '@playwright/test'
import type { ShopServer } from './shop-server.ts'

export interface NewPatron {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly password: string
}

/**
 * Opens an account over HTTP and returns its session token. One IP address may open ten an hour; a file that needs more
 * takes its own server (`test.use({ serverFor: … })`).
 */
export async function newPatron(
  request: APIRequestContext,
  server: ShopServer,
  brand: string,
  person: NewPatron,
): Promise<string> {
  const answer = await request.post(server.at('/v1/patron/sign-up'), {
    headers: { client: brand },
    data: { ...person, type: 'email' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).token
}
