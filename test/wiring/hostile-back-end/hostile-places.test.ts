import { tryPages } from './page-trials.ts'
import { independentBackEnd } from './tried-houses.ts'
import { someKinds } from './wrong-kinds.ts'

tryPages('Pages that are drawn before an independent back end', independentBackEnd, someKinds)
