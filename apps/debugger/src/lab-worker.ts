/** The worker behind the pages that explore, compare and simulate: it has the whole library, and the page stays free. */

import { answerJobs } from '@rulebench/panels/worker';
import { library } from 'virtual:rulebench/library';

answerJobs(library);
