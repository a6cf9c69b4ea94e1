import { expect } from 'chai'
import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { RouteShape } from '../../src-contract/call/route-shape.ts'
import { matching } from '../../src-contract/codec/plain.ts'
import { shape } from '../../src-contract/codec/shape.ts'
import { openApiDocument } from '../../src-contract/openapi/document.ts'
import { exampleOf } from '../../src-contract/openapi/example-of.ts'
import { isAbsent } from '../../src-contract/openapi/schema-of.ts'
import { routes } from '../../src-contract/routes.ts'

function isGood(codec: t.Mixed, example: unknown): boolean {
  return example !== undefined && isRight(codec.decode(example))
}

/** The document lists parameters singly; a call has all. */
function parametersOf(operation: object, where: string): unknown {
  return Object.fromEntries(
    Object.values<Record<string, unknown>>(Object(operation)['parameters'])
      .filter((one) => one['in'] === where)
      .map((one) => [one['name'], one['example']]),
  )
}

function jsonIn(part: unknown): unknown {
  return Object(part).content?.['application/json']?.example
}

/** The data of the example of a stream. */
function eventIn(part: unknown): unknown {
  const example: unknown = Object(part).content?.['text/event-stream']?.example
  return typeof example === 'string' ? JSON.parse(/^data: (.*)$/m.exec(example)?.[1] ?? 'null') : undefined
}

/** The example of a file of text. */
function fileIn(part: unknown): unknown {
  return Object(part).content?.['text/csv']?.example
}

/** Operations without an example, or with one that their codec refuses. */
function faultsIn(document: object): readonly string[] {
  return Object.entries<RouteShape>(routes).flatMap(([name, { method, path, params, query, body, answers }]) => {
    const operation = Object(document).paths[path][method.toLowerCase()]
    const parts: readonly (readonly [string, t.Mixed, unknown])[] = [
      ['path', params, parametersOf(operation, 'path')],
      ['query', query, parametersOf(operation, 'query')],
      ['body', body, jsonIn(operation.requestBody)],
      ...Object.entries(answers).map(([status, codec]) => {
        const answer = operation.responses[status]
        return [status, codec, jsonIn(answer) ?? eventIn(answer) ?? fileIn(answer)] as const
      }),
    ]
    return parts
      .filter(([, codec, example]) => !isAbsent(codec) && !isGood(codec, example))
      .map(([part]) => `${name} ${part}`)
  })
}

describe('examples of the OpenAPI document', () => {
  it('API-13 each call and each of its answers has one, which its own codec reads', () => {
    expect(faultsIn(openApiDocument())).to.deep.equal([])
  })

  it('API-13 one that is not there, or that a codec refuses, is found', () => {
    const planted = structuredClone(openApiDocument())
    const { paths } = Object(planted)
    delete paths['/order/cash/'].post.requestBody.content['application/json'].example
    paths['/order/{key}/status'].get.parameters.at(-1).example = 'no key'
    paths['/order/validate'].post.responses['200'].content['application/json'].example = { isValid: 'perhaps' }
    expect(faultsIn(planted)).to.have.members(['placeByCash body', 'orderStatus path', 'validate 200'])
  })

  it('API-48 an order by card and one in cash each carry one way to pay, and whose they are', () => {
    const bodyOf = (path: string) => jsonIn(Object(openApiDocument()['paths'])[path].post.requestBody)
    expect(bodyOf('/order')).to.include.keys('cardNonce', 'guestInfo', 'idempotencyKey').and.not.include.keys('isCash')
    expect(bodyOf('/order/cash/')).to.include({ isCash: true }).and.not.include.keys('cardNonce', 'transactionId')
  })

  it('API-13 no example is made up where nothing is known that a rule accepts', () => {
    const odd = shape('odd', { required: { stamp: matching('a stamp of the moon', /^moon-\d$/) } })
    expect(() => exampleOf(odd)).to.throw('stamp: not a stamp of the moon')
    expect(exampleOf(odd, { values: { stamp: 'moon-1' } })).to.deep.equal({ stamp: 'moon-1' })
    expect(() => exampleOf(t.undefined)).to.throw('There is no example of undefined')
  })
})
