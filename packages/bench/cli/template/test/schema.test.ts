/** The schema is that of the types. */

import { schemaTests } from '@rulebench/module-kit/tests';
import { schema } from '../src/schema.ts';

schemaTests(import.meta.url, schema);
