/** A notification as a vendor would send it. */
export interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Sends it, and answers the status that the receiver gave. */
export async function deliver({ url, headers, body }: Post): Promise<number> {
  const response = await fetch(url, { method: 'POST', headers, body })
  await response.arrayBuffer()
  return response.status
}
