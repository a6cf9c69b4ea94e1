import { refusals, shapes, silences, statuses, tryAll } from './placing-trials.ts'
import { independentBackEnd, ownServerWithoutAdditions } from './tried-houses.ts'

tryAll('Placing before an independent back end, each odd answer and refusal', independentBackEnd, [
  ...shapes,
  ...refusals,
])
tryAll('Following an order of an independent back end, each refusal', independentBackEnd, statuses)
tryAll('Placing before our own server without additions, all of it', ownServerWithoutAdditions, [
  ...silences,
  ...shapes,
  ...refusals,
])
tryAll('Following an order of our own server without additions', ownServerWithoutAdditions, statuses)
