import { tryPages } from './page-trials.ts'
import { tryPlaces } from './place-trials.ts'
import { independentBackEnd } from './tried-houses.ts'
import { someKinds } from './wrong-kinds.ts'

tryPlaces('What stands beside the way, before an independent back end', independentBackEnd, ['answers no JSON'])
tryPages('Pages that are drawn before an independent back end', independentBackEnd, someKinds)
