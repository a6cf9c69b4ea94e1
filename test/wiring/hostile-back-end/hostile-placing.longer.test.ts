import { looks, refusals, refusedLooks, shapes, silences, someRefusals, tryAll } from './placing-trials.ts'
import { independentBackEnd, ownServerWithoutAdditions } from './tried-houses.ts'

tryAll('Placing before an independent back end, each odd answer and refusal', independentBackEnd, [
  ...shapes,
  ...refusals,
])
tryAll('Following an order of an independent back end', independentBackEnd, [...looks, ...refusedLooks])
tryAll('Placing before our own server without additions', ownServerWithoutAdditions, [
  ...silences,
  ...shapes,
  ...someRefusals,
])
tryAll('Following an order of our own server without additions', ownServerWithoutAdditions, looks)
