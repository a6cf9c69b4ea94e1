import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { KeptMail, Outbox } from '../../src-adapters/outbox/gateway.ts'
import { escapeHtml } from '../render/escape-html.ts'

const base = '/dev/outbox'
const htmlType = 'text/html; charset=utf-8'

/** Prevents DNS rebinding: other sites must not read these mails. */
const ownHost = /^(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

/** Unsent mails, for this machine only. */
export function mountOutbox(app: FastifyInstance, outbox: Outbox): void {
  const named = async (request: FastifyRequest<{ Params: { name: string } }>) =>
    (await outbox.mails()).find(({ name }) => name === request.params.name)

  const guarded =
    <R extends FastifyRequest>(show: (request: R) => Promise<Shown | undefined>) =>
    async (request: R, reply: FastifyReply) => {
      const shown = ownHost.test(request.headers.host ?? '') ? await show(request) : undefined
      if (shown === undefined) return reply.code(404).type('text/plain').send('There is nothing here.')
      return reply
        .headers({
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'content-security-policy': shown.policy,
        })
        .type(htmlType)
        .send(shown.html)
    }

  app.get(
    base,
    guarded(async () => ({ policy: pagePolicy, html: listPage(await outbox.mails()) })),
  )
  app.get<{ Params: { name: string } }>(
    `${base}/:name`,
    guarded(async (request: FastifyRequest<{ Params: { name: string } }>) => {
      const mail = await named(request)
      return mail && { policy: pagePolicy, html: mailView(mail) }
    }),
  )
  app.get<{ Params: { name: string } }>(
    `${base}/:name/html`,
    guarded(async (request: FastifyRequest<{ Params: { name: string } }>) => {
      const mail = await named(request)
      return mail && { policy: mailPolicy, html: mail.html }
    }),
  )
}

interface Shown {
  readonly policy: string
  readonly html: string
}

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** As in a mail program: no script, nothing from elsewhere; links open a new page. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups"

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1rem;color:#1d1d1b}li{margin:.5rem 0}iframe{border:1px solid #bbb;width:100%;height:60rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f4f4f2;padding:1rem}small{color:#555}</style>
</head>
<body><main>
${body}
</main></body>
</html>
`
}

function listPage(mails: readonly (KeptMail & { readonly name: string })[]): string {
  const rows = mails.map(
    ({ name, subject, to, at }) =>
      `<li><a href="${base}/${name}">${escapeHtml(subject)}</a><br><small>to ${escapeHtml(to)}, ${escapeHtml(at)}</small></li>`,
  )
  const list = rows.length === 0 ? '<p>Nothing yet: place an order.</p>' : `<ul>${rows.join('\n')}</ul>`
  return page(
    'Outbox',
    `<h1>Outbox</h1>\n<p>Mails that this shop would send. They are kept for a week on this machine, because no SMTP server is configured.</p>\n${list}`,
  )
}

function mailView({ name, subject, to, fromName, at, text }: KeptMail & { readonly name: string }): string {
  return page(
    subject,
    `<p><a href="${base}">Outbox</a></p>
<h1>${escapeHtml(subject)}</h1>
<p>From ${escapeHtml(fromName)} to ${escapeHtml(to)}, ${escapeHtml(at)}</p>
<iframe src="${base}/${name}/html" title="The mail as HTML"></iframe>
<h2>As text</h2>
<pre>${escapeHtml(text)}</pre>`,
  )
}
