/** The sentences of this source are handed out as its ruling files have them. */

import { clausesTests } from '@rulebench/module-kit/tests';

clausesTests(import.meta.url);
